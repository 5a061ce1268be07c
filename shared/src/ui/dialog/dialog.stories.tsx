import { Button } from '../button/button';
import { useSample } from '../testing/sample';
import { Dialog } from './dialog';

export default { title: 'Dialogs/Dialog' };

const nothing = () => undefined;

export const Short = () => {
  const { closedToday, keepTicket } = useSample();
  return (
    <Dialog open title={closedToday} onClose={nothing} footer={<Button>{keepTicket}</Button>}>
      {closedToday}
    </Dialog>
  );
};
export const Long = () => {
  const { privacy, clause } = useSample();
  return (
    <Dialog open title={privacy} onClose={nothing}>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>{clause}</p>
      ))}
    </Dialog>
  );
};

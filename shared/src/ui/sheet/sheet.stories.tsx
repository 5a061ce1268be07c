import { Button } from '../button/button';
import { useSample } from '../testing/sample';
import { Sheet } from './sheet';

export default { title: 'Dialogs/Sheet' };

const nothing = () => undefined;

export const WithAButton = () => {
  const { place, address, book } = useSample();
  return (
    <Sheet open title={place} onClose={nothing} footer={<Button>{book}</Button>}>
      {address}
    </Sheet>
  );
};
export const WithoutTheCross = () => {
  const { place, address, book } = useSample();
  return (
    <Sheet open title={place} closable={false} onClose={nothing} footer={<Button>{book}</Button>}>
      {address}
    </Sheet>
  );
};

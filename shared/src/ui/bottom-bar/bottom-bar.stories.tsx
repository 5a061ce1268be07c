import { Button } from '../button/button';
import { useSample } from '../testing/sample';
import { BottomBar } from './bottom-bar';

export default { title: 'Layout/BottomBar' };

export const OneButton = () => (
  <BottomBar>
    <Button>{useSample().takeNumber}</Button>
  </BottomBar>
);
export const TwoButtonsAndASummary = () => {
  const { service, takeNumber, keepTicket } = useSample();
  return (
    <BottomBar summary={service}>
      <Button kind="quiet">{keepTicket}</Button>
      <Button>{takeNumber}</Button>
    </BottomBar>
  );
};

import { useSample } from '../testing/sample';
import { Confirm } from './confirm';

export default { title: 'Dialogs/Confirm' };

const nothing = () => undefined;

export const Destroys = () => {
  const { cancelTicket, cancelLoses, keepTicket } = useSample();
  return (
    <Confirm
      open
      danger
      title={cancelTicket}
      confirm={cancelTicket}
      cancel={keepTicket}
      onConfirm={nothing}
      onCancel={nothing}
    >
      {cancelLoses}
    </Confirm>
  );
};
export const Harmless = () => (
  <Confirm open title={useSample().book} onConfirm={nothing} onCancel={nothing} />
);
export const Busy = () => (
  <Confirm open busy title={useSample().book} onConfirm={nothing} onCancel={nothing} />
);

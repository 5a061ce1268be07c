import { Modal, type ModalProps } from '../modal/modal';

/** A choice that slides in at the foot of a phone; in the middle of a wide window. */
export const Sheet = (props: ModalProps) => <Modal {...props} place="foot" />;

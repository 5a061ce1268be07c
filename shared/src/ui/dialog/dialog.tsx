import { Modal, type ModalProps } from '../modal/modal';

/** A question or a message in the middle of the screen. Focus goes in, and back when it closes. */
export const Dialog = (props: ModalProps) => <Modal {...props} place="centre" />;

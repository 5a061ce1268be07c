export { useFocusOnFault } from './use-focus-on-fault';

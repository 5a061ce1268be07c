export { uiFrame } from './ui-frame';

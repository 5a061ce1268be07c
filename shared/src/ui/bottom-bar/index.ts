export { BottomBar } from './bottom-bar';

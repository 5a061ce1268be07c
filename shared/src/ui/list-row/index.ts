export { ListRow, RowList } from './list-row';

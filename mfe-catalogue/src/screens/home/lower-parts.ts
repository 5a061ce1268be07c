import { Recommended as RecommendedList } from './recommended';
import { withTiles } from './with-tiles';

// The lower parts of the web counter's home, in one chunk.
export { Footer } from './footer';
export { HotServices } from './hot-services';
export const Recommended = withTiles(RecommendedList);

import { Recommended as RecommendedList } from './recommended';
import { withTiles } from './with-tiles';

// What a citizen scrolls to on the home of the web counter, in one chunk.
export { Footer } from './footer';
export { HotServices } from './hot-services';
export const Recommended = withTiles(RecommendedList);

// The parts of home for logged-in users, in one chunk.
export { Favourites } from './favourites';
export { NextTicket } from './next-ticket';

// What home has for whoever is logged in, in one file.
export { Favourites } from './favourites';
export { NextTicket } from './next-ticket';

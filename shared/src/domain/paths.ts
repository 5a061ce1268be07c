// The addresses of our own pages (NAV-01 to NAV-22): `paths.reserve({ service: 7, location: 2 })`. Without a query,
// they are plain paths, as routes and `canServe` expect.

type Query = Readonly<Record<string, string | number | undefined>>;

function address(path: string, query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

type At = { service: number; location: number };

export const start = () => '/';
export const home = () => '/home';
export const remoteCounterHome = () => '/remoteCounterHome';
export const categories = () => '/category';
export const departments = () => '/department';
export const hotServices = () => '/hotServices';
export const recentlyUsed = () => '/RecentlyUsedPage';
export const search = (of?: { q: string } | { serviceCode: string }) => address('/search', of);
/** What happened in a life, with the services that it takes, in order. */
export const lifeEvent = (of?: { event: string }) => address('/lifeEvent', of);
export const selectWithTabs = (of?: { department: number | string; tab?: string }) =>
  address('/serOrLocationWithTabs', of);
export const selectWithoutTabs = (
  of?: { service: number } | { category: number } | { department: number; location: number },
) => address('/serOrLocationWithoutTabs', of);
export const queueOrBook = (at?: At) => address('/queueOrBook', at);

export const offerNumber = (at?: At) => address('/offerNum', at);

export const setParams = (at?: At) => address('/setParams', at);
/** A new booking, or the change of a ticket's. */
export const reserve = (of?: At | { ticket: string; location?: number | undefined }) =>
  address('/reserve', of);

export const result = (of?: { ticket: string; created?: 1 | undefined; changed?: 1 | undefined }) =>
  address('/success', of);
/** Followed by `#` and the code of a link that a message carries. */
export const ticketLink = () => '/t';
export const myBookings = () => '/myBooking';
export const favourites = () => '/MyFavoritePage';

export const smsCode = () => '/sendMessage';
export const smsCodeForBooking = () => '/sendMessageByReserve';
export const privacyClause = () => '/PrivacyClausePage';
export const login = (of?: { returnTo: string | undefined }) => address('/login', of);

export const settings = () => '/app';
export const about = () => '/AboutPage';
export const ownData = () => '/MyDataPage';

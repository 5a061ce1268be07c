import { ownValue, paths, type Language } from '@vez/shared/domain';
import { pointProblem, type Catalogue } from '../modules/catalogue';
import { nameIn, type Names, type PageKind } from '../texts/texts';
import { structuredData } from './structured-data';

/** A page without personal data, which a web search may lead to. */
export interface PublicPage {
  kind: PageKind;
  /** Its canonical address: the path, and only the parameters that choose its content. */
  address: string;
  /** What it is about, in a language. */
  about(
    language: Language,
  ): Partial<Record<'service' | 'department' | 'office' | 'category' | 'event', string>>;
  /** The same in the words of schema.org; undefined for a page about nothing in particular. */
  data?(language: Language): object | undefined;
}

export interface PublicPages {
  /** The public page at an address; undefined for every other page, and for what is not offered. */
  at(path: string, query: URLSearchParams): PublicPage | undefined;
  all(): PublicPage[];
}

const page = (
  kind: PageKind,
  address: string,
  about: Record<string, Names | undefined> = {},
): PublicPage => ({
  kind,
  address,
  about: (language) =>
    Object.fromEntries(Object.entries(about).map(([word, names]) => [word, nameIn(names, language)])),
});

const ALONE: Record<string, PageKind> = {
  [paths.home()]: 'home',
  [paths.remoteCounterHome()]: 'remoteHome',
  [paths.departments()]: 'departments',
  [paths.categories()]: 'categories',
  [paths.hotServices()]: 'hotServices',
  [paths.search()]: 'search',
  [paths.privacyClause()]: 'privacy',
};

function departmentPage({ snapshot }: Catalogue, id: number): PublicPage | undefined {
  const department = snapshot.departments.get(id);
  if (department === undefined || department.suspended) return undefined;
  return page('department', paths.selectWithTabs({ department: id }), { department: department.name });
}

function servicePage(catalogue: Catalogue, id: number): PublicPage | undefined {
  const service = catalogue.snapshot.services.get(id);
  if (service === undefined || catalogue.departmentOf(service).suspended) return undefined;
  return {
    ...page('service', paths.selectWithoutTabs({ service: id }), {
      service: service.name,
      department: catalogue.departmentOf(service).name,
    }),
    data: (language) => structuredData(catalogue, { service: id }, language),
  };
}

function categoryPage({ snapshot }: Catalogue, id: number): PublicPage | undefined {
  const category = snapshot.categories.find((one) => one.id === id);
  return category && page('category', paths.selectWithoutTabs({ category: id }), { category: category.name });
}

function eventPage({ snapshot }: Catalogue, code: string): PublicPage | undefined {
  const event = snapshot.lifeEvents.find((one) => one.code === code);
  return event && page('lifeEvent', paths.lifeEvent({ event: code }), { event: event.name });
}

function officePage(catalogue: Catalogue, department: number, location: number): PublicPage | undefined {
  const { snapshot } = catalogue;
  const names = {
    department: snapshot.departments.get(department),
    office: snapshot.locations.get(location),
  };
  if (names.department === undefined || names.office === undefined) return undefined;
  return {
    ...page('office', paths.selectWithoutTabs({ department, location }), {
      department: names.department.name,
      office: names.office.name,
    }),
    data: (language) => structuredData(catalogue, { department, location }, language),
  };
}

function pointPage(catalogue: Catalogue, service: number, location: number): PublicPage | undefined {
  if (pointProblem(catalogue, service, location) !== '') return undefined;
  const { service: at, location: office } = catalogue.point(service, location);
  return {
    ...page('point', paths.queueOrBook({ service, location }), { service: at.name, office: office.name }),
    data: (language) => structuredData(catalogue, { service, location }, language),
  };
}

function pageAt(catalogue: Catalogue, path: string, query: URLSearchParams): PublicPage | undefined {
  const id = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const [service, location, department, category] = [
    id('service'),
    id('location'),
    id('department'),
    id('category'),
  ];
  const alone = ownValue(ALONE, path);
  if (alone !== undefined) return page(alone, path);
  if (path === paths.selectWithTabs() && department !== undefined)
    return departmentPage(catalogue, department);
  if (path === paths.lifeEvent()) return eventPage(catalogue, query.get('event') ?? '');
  if (path === paths.queueOrBook() && service !== undefined && location !== undefined) {
    return pointPage(catalogue, service, location);
  }
  if (path !== paths.selectWithoutTabs()) return undefined;
  if (service !== undefined) return servicePage(catalogue, service);
  if (department !== undefined && location !== undefined) return officePage(catalogue, department, location);
  return category === undefined ? undefined : categoryPage(catalogue, category);
}

function allPages(catalogue: Catalogue): PublicPage[] {
  const { snapshot } = catalogue;
  return [
    ...Object.entries(ALONE).map(([path, kind]) => page(kind, path)),
    ...[...snapshot.departments.keys()].map((id) => departmentPage(catalogue, id)),
    ...snapshot.categories.map(({ id }) => categoryPage(catalogue, id)),
    ...snapshot.lifeEvents.map(({ code }) => eventPage(catalogue, code)),
    ...[...snapshot.services.keys()].map((id) => servicePage(catalogue, id)),
    ...[...snapshot.points.values()].map((point) =>
      pointPage(catalogue, point.service_id, point.location_id),
    ),
  ].flatMap((one) => one ?? []);
}

/** The public pages of the current catalogue. */
export const publicPagesOf = (catalogue: Catalogue): PublicPages => ({
  at: (path, query) => pageAt(catalogue, path, query),
  all: () => allPages(catalogue),
});

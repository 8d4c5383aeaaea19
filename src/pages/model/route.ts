/** Where somebody is in a page: the part behind `#`, so that a link leads to the same place. */
export interface Route {
  view: string;
  /** What the view is of: the id of a case. */
  id: string;
  /** Filters, order and search of the list. */
  query: Readonly<Record<string, string>>;
}

/** The place that a hash names; the overview where it names none. */
export function routeOf(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [view = '', ...rest] = path.split('/');
  return {
    view: view === '' ? 'overview' : view,
    id: decoded(rest.join('/')),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hash of a place. Half a character, which no address can hold, is a replacement in it. */
export function hashOf({ view, id = '', query = {} }: Partial<Route> & { view: string }): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled).toString();
  const path = id === '' ? view : `${view}/${encodeURIComponent(id.toWellFormed()).replaceAll('%2F', '/')}`;
  return `#/${path}${search === '' ? '' : `?${search}`}`;
}

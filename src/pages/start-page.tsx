import { render } from 'preact';
import { App } from './app.tsx';
import { onKey } from './model/keys.ts';
import { labelStore } from './model/labels.ts';
import { routeOf } from './model/route.ts';
import { isReadable, pageStore } from './model/store.ts';
import { storageOf, themeStore } from './model/theme.ts';
import type { Source } from './sources/source.ts';

/** Shows what a source has, in an element; the returned function ends that. */
export async function startPage(source: Source, element: HTMLElement): Promise<() => void> {
  const given = source.head();
  const head = given instanceof Promise ? await given : given;
  if (!isReadable(head)) {
    render(<main>This page cannot be read: it was written by another version of Assay.</main>, element);
    return () => {};
  }
  const store = pageStore(source, head, location.hash);
  const storage = storageOf(window);
  const theme = themeStore(document.documentElement, storage);
  const labels = labelStore(head.id, { storage, keeper: source.labels });
  const moved = () => {
    const before = store.route.value;
    store.route.value = routeOf(location.hash);
    if (before.view !== store.route.value.view || before.id !== store.route.value.id) window.scrollTo(0, 0);
  };
  const pressed = (event: KeyboardEvent) => onKey(event, store, theme);
  window.addEventListener('hashchange', moved);
  document.addEventListener('keydown', pressed);
  render(<App store={store} labels={labels} theme={theme} />, element);
  const stop = store.follow();
  return () => {
    stop();
    window.removeEventListener('hashchange', moved);
    document.removeEventListener('keydown', pressed);
    render(null, element);
  };
}

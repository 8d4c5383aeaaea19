import { effect, signal } from '@preact/signals';

/** Colours: those of the system, unless somebody says otherwise. */
export type Theme = 'system' | 'light' | 'dark';

const ORDER: readonly Theme[] = ['system', 'light', 'dark'];
const NAME = 'assay-theme';

/** The chosen colours, kept by the browser. */
export function themeStore(root: HTMLElement, storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
  const kept = storage?.getItem(NAME);
  const theme = signal<Theme>(ORDER.find((one) => one === kept) ?? 'system');
  effect(() => {
    root.style.colorScheme = theme.value === 'system' ? '' : theme.value;
    try {
      storage?.setItem(NAME, theme.value);
    } catch {
      // Chosen until the page is closed.
    }
  });
  return {
    theme,
    next() {
      theme.value = ORDER[(ORDER.indexOf(theme.value) + 1) % ORDER.length] ?? 'system';
    },
  };
}

/** The store of the colours. */
export type ThemeStore = ReturnType<typeof themeStore>;

/** What a browser keeps for this page; undefined where it does not let us. */
export function storageOf(of: { readonly localStorage: Storage }): Storage | undefined {
  try {
    return of.localStorage;
  } catch {
    return undefined;
  }
}

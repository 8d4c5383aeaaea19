import { useEffect, useRef } from 'preact/hooks';
import type { Store } from '../model/store.ts';

const KEYS: [string, string][] = [
  ['/', 'search'],
  ['j k', 'next and previous case'],
  ['Enter', 'open the case'],
  ['Esc', 'back to the list, or close this'],
  ['n p', 'next and previous verdict of a case'],
  ['r w', 'mark the chosen verdict right or wrong'],
  ['t', 'light, dark, as the system'],
  ['?', 'this list'],
];

/** What the keys do. */
export function Help({ store }: { store: Store }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = store.isHelpOpen.value;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="help-title"
      onClose={() => {
        store.isHelpOpen.value = false;
      }}
    >
      <h2 id="help-title">Keys</h2>
      <dl class="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

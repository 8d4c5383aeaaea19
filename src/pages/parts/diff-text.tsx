import type { Change } from 'diff';

/** A comparison of two texts as one: what was taken away and what was added stand marked between what stayed. */
export function DiffText({ parts, lines = false }: { parts: readonly Change[]; lines?: boolean }) {
  return (
    <div class={lines ? 'text diff lines' : 'text diff'}>
      {parts.map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index}>{value}</ins>
        ) : removed ? (
          <del key={index}>{value}</del>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </div>
  );
}

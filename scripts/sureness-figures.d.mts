export interface SurenessFigures {
  readonly date: string;
  readonly fitted: string;
  readonly rows: number;
  readonly coverage: number;
  readonly sure_passes: { readonly rows: number; readonly right: number };
  readonly sure_fails: { readonly rows: number; readonly right: number };
  readonly scorers: Readonly<
    Record<
      string,
      {
        readonly version: string;
        readonly rows: number;
        readonly auroc: number | null;
        readonly auroc_interval: readonly [number, number] | null;
        readonly sure_passes: { readonly rows: number; readonly right: number; readonly low: number };
        readonly sure_fails: { readonly rows: number; readonly right: number; readonly low: number };
      }
    >
  >;
}
export declare function surenessFigures(root: string): SurenessFigures;
export declare function fingerprint(root: string): string;
export declare function staleFigures(
  figures: SurenessFigures,
  now: string,
  versions: Readonly<Record<string, string | undefined>>,
): string[];

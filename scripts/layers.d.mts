/** A folder of src/, or a file in it, with what it is for. */
export interface Unit {
  unit: string;
  what: string;
}
export declare const LAYERS: readonly { name: string; what: string; rows: readonly (readonly Unit[])[] }[];
export declare function drawing(): string;

/** A unit: the words for it, what it measures, and how much of the smallest unit of that one of it is. */
export interface UnitOfMeasure {
  readonly name: string;
  /** Units of one dimension can be turned into each other. */
  readonly dimension: string;
  readonly size: number;
  /** Its size differs from one to the next by up to this share: months have 28 to 31 days. */
  readonly varies?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A month has 28 to 31 days, said of 30. */
const MONTH_VARIES = 0.07;
const YEAR_VARIES = 0.015;

/** Words, unit, dimension and size; the first word is the name. Words with several meanings ("pound") have no size and convert into nothing. */
const TABLE: readonly (readonly [words: string, dimension: string, size: number, varies?: number])[] = [
  ['millisecond milliseconds ms msec', 'time', 0.001],
  ['second seconds sec secs', 'time', 1],
  ['minute minutes min mins', 'time', MINUTE],
  ['hour hours hr hrs h', 'time', HOUR],
  ['day days', 'time', DAY],
  ['week weeks wk wks', 'time', 7 * DAY],
  ['fortnight fortnights', 'time', 14 * DAY],
  ['month months', 'time', 30 * DAY, MONTH_VARIES],
  ['year years yr yrs', 'time', 365 * DAY, YEAR_VARIES],
  ['decade decades', 'time', 3650 * DAY, YEAR_VARIES],
  ['millimetre millimeter millimetres millimeters mm', 'length', 0.001],
  ['centimetre centimeter centimetres centimeters cm', 'length', 0.01],
  ['metre meter metres meters', 'length', 1],
  ['kilometre kilometer kilometres kilometers km', 'length', 1000],
  ['mile miles', 'length', 1609.344],
  ['inch inches', 'length', 0.0254],
  ['foot feet ft', 'length', 0.3048],
  ['yard yards', 'length', 0.9144],
  ['milligram milligrams mg', 'weight', 0.001],
  ['gram grams g', 'weight', 1],
  ['kilogram kilograms kilo kilos kg', 'weight', 1000],
  ['ton tons tonne tonnes', 'weight', 1e6, 0.11],
  ['millilitre milliliter millilitres milliliters ml', 'volume', 0.001],
  ['litre liter litres liters', 'volume', 1],
  ['gallon gallons', 'volume', 3.785, 0.21],
  ['kilobyte kilobytes kb', 'data', 1e3, 0.03],
  ['megabyte megabytes mb', 'data', 1e6, 0.05],
  ['gigabyte gigabytes gb', 'data', 1e9, 0.08],
  ['terabyte terabytes tb', 'data', 1e12, 0.1],
  ['kbit kbps', 'data rate', 1e3],
  ['mbit mbps', 'data rate', 1e6],
  ['gbit gbps', 'data rate', 1e9],
  ['watt watts', 'power', 1],
  ['kilowatt kilowatts kw', 'power', 1e3],
  ['dollar dollars usd', 'dollars', 1],
  ['euro euros eur', 'euros', 1],
  ['gbp sterling', 'pounds sterling', 1],
  ['yen jpy', 'yen', 1],
  ['rupee rupees inr', 'rupees', 1],
  ['franc francs chf', 'francs', 1],
  ['percent percentage', 'share', 1],
  ['night nights', '', 1],
  ['pound pounds', '', 1],
  ['ounce ounces oz', '', 1],
  ['cent cents', '', 1],
];

/** Units by each of their words, in lower case. */
export const UNITS_OF_MEASURE: ReadonlyMap<string, UnitOfMeasure> = new Map(
  TABLE.flatMap(([words, dimension, size, varies]) => {
    const [name = '', ...others] = words.split(' ');
    const unit = { name, dimension, size, ...(varies === undefined ? {} : { varies }) };
    return [name, ...others].map((word) => [word, unit] as const);
  }),
);

/** The currency that a sign stands for. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  $: 'dollar',
  '€': 'euro',
  '£': 'gbp',
  '¥': 'yen',
  '₹': 'rupee',
};

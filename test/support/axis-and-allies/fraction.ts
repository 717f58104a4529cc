/** Exact rationals for the enumerator of outcomes, as simple as possible. */

/** A fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction of integers: `createFraction(2, 6)` is 1/3. */
export function createFraction(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  return reduce(BigInt(numerator), BigInt(denominator));
}

export const zero: Fraction = createFraction(0);
export const unity: Fraction = createFraction(1);

/** Parses `7/24`, `3` or `0.125`. */
export function parseFraction(text: string): Fraction {
  const [numeratorText, denominatorText = '1'] = text.split('/');
  const [whole = '', digits = ''] = numeratorText!.split('.');
  return reduce(BigInt(whole + digits), BigInt(denominatorText) * 10n ** BigInt(digits.length));
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) return reduce(a.numerator + b.numerator, a.denominator);
  return reduce(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return reduce(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws RangeError if b is zero */
export function divide(a: Fraction, b: Fraction): Fraction {
  return reduce(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

export function addAll(fractions: Iterable<Fraction>): Fraction {
  let sum = zero;
  for (const each of fractions) sum = add(sum, each);
  return sum;
}

/** Formats as `7/24`; integers without a denominator. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** The fraction as a number, cut off after 20 decimals. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const scale = 10n ** 20n;
  return Number((numerator * scale) / denominator) / Number(scale);
}

function reduce(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('A fraction cannot have the denominator 0.');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator, denominator) * sign;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** A number for each die, without its sign by default: `+1 on a d6, +2 on a d12, +3 on a d20`. */
export function formatEachDie(valuesByDie: Readonly<Record<6 | 12 | 20, number>>, sign: '' | '+' = ''): string {
  const dice = ([6, 12, 20] as const).map((sides) => `${sign}${Math.abs(valuesByDie[sides])} on a d${sides}`);
  return dice.join(', ');
}

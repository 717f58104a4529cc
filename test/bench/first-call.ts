/**
 * Prints how long the first exact odds of a fresh process take, in milliseconds. A program of its own; as in those that ship, hardly anything
 * of it lies in the file that Node loads itself, of which no code is kept.
 */
void import('./first-odds').then(async ({ firstOdds }) => console.log(await firstOdds()));

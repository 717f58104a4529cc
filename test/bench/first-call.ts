/**
 * Prints the milliseconds for the first exact odds of a fresh process. A separate program; as in the shipped ones, hardly any code
 * is in the file that Node itself loads, since Node caches no code for that.
 */
void import('./first-odds').then(async ({ timeFirstOdds }) => console.log(await timeFirstOdds()));

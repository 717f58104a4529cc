/** Squadrons lost in air combat and air defense: eliminated ones are removed, aborted ones take no further part. */
export interface AirLosses {
  readonly eliminated: number;
  readonly aborted: number;
}

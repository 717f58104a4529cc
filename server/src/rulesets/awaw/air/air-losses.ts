/** What air combat and air defense do to squadrons: the eliminated are lost, the aborted take no further part. */
export interface AirLosses {
  readonly eliminated: number;
  readonly aborted: number;
}

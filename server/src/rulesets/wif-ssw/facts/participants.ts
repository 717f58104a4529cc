export * from '../initiation/participants';
export * from '../attack/convoy-section';
export * from '../units';
export * from '../initiation/obstacle';
export * from '../milchcows/docked';
export { participation as standing } from '../initiation/participants';

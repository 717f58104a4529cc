/** Loads the validators before all tests, since few tests are about loading. */
import { loadValidators } from '../../server/src/schema';

await loadValidators();

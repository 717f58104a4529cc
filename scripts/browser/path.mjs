// As much of Node's `path` as packages in the bundles for browsers ask for. Paths there are those of URIs.
export const sep = '/';

/** The last name of a path. @param {string} path */
export const basename = (path) => path.slice(path.lastIndexOf('/') + 1);

/**
 * What the worker throws where a module could not be fetched: only messages of errors cross to the
 * page.
 */
export const notLoaded = "not-loaded";

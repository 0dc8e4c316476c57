// The page's worker, with the modules of this package.
import "../src/engine/worker";

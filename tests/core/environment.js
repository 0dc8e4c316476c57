// Given to Emscripten as --pre-js: its programs have an environment of their own, and the tests ask
// for one of node's variables (share.hpp).
/* global ENV, Module */
Module["preRun"] = () => {
  const { NIMBER_STRIDE } = process.env;
  if (NIMBER_STRIDE) ENV["NIMBER_STRIDE"] = NIMBER_STRIDE;
};

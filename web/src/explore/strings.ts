export { exploreStrings } from "../strings/index";

export { bookStrings } from "../strings/index";

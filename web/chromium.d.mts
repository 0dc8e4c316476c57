interface Launch {
  executablePath: string;
  args: string[];
}
export const launchOptions: Launch;
export const shellOptions: Launch;

/** Whether we may install packages of Debian or Ubuntu here: as root, with apt. */
export function canInstall(): boolean;

/** Runs apt-get, quietly unless it fails. */
export function runApt(...args: string[]): void;

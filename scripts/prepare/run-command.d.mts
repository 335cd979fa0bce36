export function npmEnvironment(extra?: Record<string, string>): NodeJS.ProcessEnv;

import type { BuildOptions, BuildResult } from 'esbuild';

export declare function bundleProduction(options?: BuildOptions): Promise<BuildResult>;

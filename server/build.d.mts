import type { BuildOptions, BuildResult } from 'esbuild';

export declare function bundlePainter(options?: BuildOptions): Promise<BuildResult>;
export declare function bundleProduction(options?: BuildOptions): Promise<BuildResult[]>;

/** SHL-29 */
export const VERSION = '3.0.1.251101';

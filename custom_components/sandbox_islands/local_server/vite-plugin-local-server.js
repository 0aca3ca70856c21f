/**
 * @returns {import("vite").Plugin} Has the development server listen on this machine only, or on
 *   the address in the environment variable `HOST`. Reflex starts it with `--host`, which is all
 *   addresses, and the pages of a server that writes files are for nobody else.
 */
export default function localServer() {
  return {
    name: "portfolio-local-server",
    apply: "serve",
    config: () => ({ server: { host: process.env.HOST || "127.0.0.1" } }),
  };
}

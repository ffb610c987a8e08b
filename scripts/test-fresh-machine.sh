#!/bin/sh
# Runs the suite in a fresh clone as on a machine with Node, npm, git, a C library and the basic tools of a shell, and nothing else: no
# browser, fonts, database or font tools of the machine. Arguments go to `vitest run`, such as the folder whose tests to run.
set -eu
root=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin" "$scratch/home"

for tool in node npm npx git sh bash env \
  awk basename cat chmod cmp cp cut date dirname echo expr false find grep gzip head hostname id kill ln ls mkdir mktemp mv nproc printf ps \
  pwd readlink realpath rm rmdir sed seq sleep sort stat tail tar tee test touch tr true uname wc which xargs; do
  if path=$(command -v "$tool") && [ -x "$path" ]; then ln -s "$(realpath "$path")" "$scratch/bin/$tool"; fi
done
# npm is a link into its own package.
for tool in npm npx; do
  printf '#!/bin/sh\nexec "%s" "$@"\n' "$(command -v "$tool")" >"$scratch/bin/own-$tool"
  chmod +x "$scratch/bin/own-$tool"
  mv "$scratch/bin/own-$tool" "$scratch/bin/$tool"
done
printf '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>' >"$scratch/fonts.conf"

npm_cache=$(npm config get cache)
registry=$(npm config get registry)
git clone -q "$root" "$scratch/clone"
cd "$scratch/clone"
fresh() {
  env -i HOME="$scratch/home" PATH="$scratch/bin" TMPDIR="$scratch" FONTCONFIG_FILE="$scratch/fonts.conf" LANG=C.UTF-8 \
    npm_config_cache="$npm_cache" npm_config_registry="$registry" "$@"
}
fresh npm ci --no-audit --no-fund --prefer-offline
fresh npx vitest run "$@"

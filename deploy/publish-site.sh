#!/bin/sh
# Publishes the pages of a release: sh deploy/publish-site.sh /srv/vez/current/site /srv/vez/site
# Files are named by their content and only ever added: pages that are open still ask for the old ones. What
# names them comes last, each in one step, and what was there before is kept for the way back:
#   sh deploy/publish-site.sh --back /srv/vez/site
set -eu

in_one_step() {
  cp "$1" "$2.new"
  mv "$2.new" "$2"
}

if [ "${1:-}" = --back ]; then
  # The server takes an older registry only where it was published as a step back: where this copy says so.
  for file in "$2"/*.json.before; do in_one_step "$file" "${file%.before}.back"; done
  for file in "$2"/*.json.before; do in_one_step "$file" "${file%.before}"; done
  exit 0
fi

from=$1
to=$2
mkdir -p "$to/assets"
cp -R "$from/assets/." "$to/assets/"

# Published already: what was there before stays the way back.
changed=no
for file in "$from"/*.json; do
  cmp -s "$file" "$to/$(basename "$file")" || changed=yes
done
if [ "$changed" = no ]; then exit 0; fi

for file in "$from"/*.json; do
  here=$to/$(basename "$file")
  if [ -e "$here" ]; then in_one_step "$here" "$here.before"; fi
done
for file in "$from"/*.json; do in_one_step "$file" "$to/$(basename "$file")"; done

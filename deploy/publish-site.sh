#!/bin/sh
# Publishes the pages of a release: sh deploy/publish-site.sh /srv/vez/current/site /srv/vez/site
# Files are named by their content and only ever added: pages that are open still ask for the old ones. The template, which
# names those of the shell, comes last, in one step, and what was there before is kept for the way back:
#   sh deploy/publish-site.sh --back /srv/vez/site
# What teams have released stays as it is: only an empty site is filled with the remotes of the release.
set -eu

in_one_step() {
  cp "$1" "$2.new"
  mv "$2.new" "$2"
}

if [ "${1:-}" = --back ]; then
  in_one_step "$2/page-template.json.before" "$2/page-template.json"
  exit 0
fi

from=$1
to=$2
key=operator-key.json
if [ -e "$to/$key" ] && ! cmp -s "$from/$key" "$to/$key"; then
  echo "Nothing was published: this release was made with another operator's key than that of $to." >&2
  echo "Pages made with it would trust no remote there. Make the release where var/keys is kept." >&2
  exit 1
fi
mkdir -p "$to/assets"
cp -R "$from/assets/." "$to/assets/"
in_one_step "$from/$key" "$to/$key"
if [ ! -e "$to/releases.json" ]; then in_one_step "$from/releases.json" "$to/releases.json"; fi

# Published already: what was there before stays the way back.
template=page-template.json
if cmp -s "$from/$template" "$to/$template"; then exit 0; fi
if [ -e "$to/$template" ]; then in_one_step "$to/$template" "$to/$template.before"; fi
in_one_step "$from/$template" "$to/$template"

#!/bin/sh
# Publishes the pages of a release: sh deploy/publish-site.sh /srv/vez/current/site /srv/vez/site
# Files are named by their content and only added, because open pages still request old ones. The template, which names
# the files of the shell, is replaced last, in one step. The previous one is kept for a rollback:
#   sh deploy/publish-site.sh --back /srv/vez/site
# Releases of teams stay unchanged: only an empty site gets the remotes of the release.
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

# Already published: keep the previous template for a rollback.
template=page-template.json
if cmp -s "$from/$template" "$to/$template"; then exit 0; fi
if [ -e "$to/$template" ]; then in_one_step "$to/$template" "$to/$template.before"; fi
in_one_step "$from/$template" "$to/$template"

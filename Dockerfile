# The command line in a small container:
#   docker build -t asdic . && docker run --rm -v "$PWD:/scenarios" asdic check .
FROM node:20-alpine AS package
WORKDIR /asdic
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm pack && mv asdic-*.tgz /asdic.tgz

FROM node:20-alpine
COPY --from=package /asdic.tgz /tmp/asdic.tgz
RUN npm install --global --offline --no-audit --no-fund /tmp/asdic.tgz && rm /tmp/asdic.tgz
USER node
WORKDIR /scenarios
ENTRYPOINT ["asdic"]
CMD ["--help"]
